export {
  ValidationError,
  addMethod,
  array,
  boolean,
  date,
  lazy,
  mixed,
  number,
  object,
  ref,
  string,
} from 'yup';
