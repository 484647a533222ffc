import { useIntl } from 'react-intl';

/** A day that the server has named in the member's zone: it is shown as it is, whatever the device's zone (D-132). */
export const DayText = ({ day }: { readonly day: string }) =>
  useIntl().formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'long' });
