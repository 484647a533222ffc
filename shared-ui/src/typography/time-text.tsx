import { useCallback } from 'react';
import { useIntl, type FormatDateOptions } from 'react-intl';
import { joinTimeParts } from '@crema/shared-contracts';

export type TimeTextOptions = FormatDateOptions;

/** Formats instants in the reader's language; French times follow the OQLF (“22 h”). */
export const useTimeText = (): ((instant: Date | number | string, options: TimeTextOptions) => string) => {
  const intl = useIntl();
  return useCallback(
    (instant, options) => joinTimeParts(intl.formatDateToParts(new Date(instant), options), intl.locale),
    [intl],
  );
};

export interface TimeTextProps extends TimeTextOptions {
  value: Date | number | string;
}

/** An instant as text, in a time element. A line does not end within “12:35 PM” (L-82). */
export const TimeText = ({ value, ...options }: TimeTextProps) => (
  <time dateTime={new Date(value).toISOString()}>
    {useTimeText()(value, options).replace(/ (?=[ap]\.?m\b)/i, '\u00a0')}
  </time>
);
