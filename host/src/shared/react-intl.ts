export { FormattedMessage, FormattedNumber, IntlProvider, createIntl, useIntl } from 'react-intl';
