import { useIntl } from 'react-intl';

/** Names a month of the form `YYYY-MM`: “June 2026”. */
export const useMonthName = (): ((month: string) => string) => {
  const intl = useIntl();
  return (month) =>
    intl.formatDate(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
};
