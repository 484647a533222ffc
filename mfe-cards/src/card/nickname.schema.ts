import { string, type AnyObject, type StringSchema } from 'yup';
import { textRule } from '@crema/remote-kit';
import { readText, textLimits, validateName } from '@crema/shared-contracts';

/** The name that a member gives a card. */
export const nicknameText: StringSchema<string | undefined, AnyObject, '', 'd'> = string()
  .default('')
  .transform(readText)
  .test(
    textRule((text) => validateName(text, textLimits.nickname), {
      'too-long': { id: 'cards.nickname.long', values: { max: textLimits.nickname } },
      invalid: 'cards.nickname.invalid',
    }),
  );
