import userEvent from '@testing-library/user-event';

/** Enters a text in one go, as a paste does: each typed key draws the whole form again. */
export const enter = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
