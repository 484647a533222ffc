export {
  FormattedDate,
  FormattedMessage,
  FormattedNumber,
  FormattedTime,
  IntlProvider,
  createIntl,
  useIntl,
} from 'react-intl';
