import type { InferType } from 'yup';
import { cardCodeSchema, noCardCode } from '../card-code/card-code.schema.ts';
import { nicknameText } from '../../card/nickname.schema.ts';

/** CRD-080: a card to register, with a name of the member's own. */
export const registerCardSchema = cardCodeSchema.shape({ nickname: nicknameText });
export type RegisterCardValues = InferType<typeof registerCardSchema>;
export const emptyCard: RegisterCardValues = { ...noCardCode, nickname: '' };
