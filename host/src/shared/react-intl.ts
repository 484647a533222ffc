export {
  FormattedDate,
  FormattedMessage,
  FormattedNumber,
  FormattedTime,
  IntlProvider,
  createIntl,
  createIntlCache,
  defineMessages,
  useIntl,
} from 'react-intl';
