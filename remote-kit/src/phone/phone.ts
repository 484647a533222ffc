/** An optional phone number in a form. An entry of its own: the first files of a remote contain what the kit's main entry exports. */
export { OptionalPhoneField } from './optional-phone-field.tsx';
