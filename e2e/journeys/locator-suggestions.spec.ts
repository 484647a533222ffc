import { expect, test } from '../steps/test.ts';

for (const { place, first } of [
  { place: 'Chicago, IL', first: 'Aurora, IL' },
  { place: 'Toronto, ON', first: 'Aurora, ON' },
])
  test(`of places with one name, that near ${place} is suggested first, LOC-020, LOC-060`, async ({
    page,
  }) => {
    await page.goto(`/store-locator?place=${encodeURIComponent(place)}`);
    const search = page.getByRole('combobox');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await search.fill('Aurora');
    await expect(page.getByRole('option').first()).toHaveText(first);
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(search).toHaveValue(first);
    await expect(page).toHaveURL(new RegExp(`place=${first.replace(', ', '(%2C|,)(\\+|%20)')}`));
  });
