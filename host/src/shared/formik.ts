export {
  ErrorMessage,
  Field,
  FieldArray,
  Form,
  Formik,
  FormikProvider,
  useField,
  useFormik,
  useFormikContext,
} from 'formik';
