/** The choice of a tip. An entry of its own: the first files of a remote contain what the kit's main entry exports. */
export { TipFields } from './tip-fields.tsx';
export { type ChosenTip, tipErrorOf, toChosenTip } from './tip.rules.ts';
