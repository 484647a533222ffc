/** The name of each figure that the server sends; an unknown one is not shown. */
export const nutritionMessages: Readonly<Record<string, string>> = {
  calories: 'ordering.nutrition.calories',
  totalFat: 'ordering.nutrition.totalFat',
  saturatedFat: 'ordering.nutrition.saturatedFat',
  sodium: 'ordering.nutrition.sodium',
  carbohydrates: 'ordering.nutrition.carbohydrates',
  sugars: 'ordering.nutrition.sugars',
  protein: 'ordering.nutrition.protein',
  caffeine: 'ordering.nutrition.caffeine',
};
