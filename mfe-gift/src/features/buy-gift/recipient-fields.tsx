import { useId, type ClipboardEvent } from 'react';
import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { Banner, Button, Heading, IconButton, Stack } from '@crema/shared-ui';
import { FormikTextField } from '@crema/shared-ui/forms';
import {
  fillRecipients,
  findDuplicates,
  isGroupGift,
  readRecipients,
  withBlankRecipient,
} from '../../gift-form/gift.rules.ts';
import type { GiftValues } from '../../gift-form/gift-values.ts';
import s from './gift-form.module.css';

interface RowProps {
  readonly index: number;
  readonly isDuplicate: boolean;
  readonly onRemove: (() => void) | undefined;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}
const RecipientRow = ({ index, isDuplicate, onRemove, onPaste }: RowProps) => {
  const intl = useIntl();
  const values = { number: index + 1 };
  return (
    <fieldset className={s.recipient}>
      <legend className={s.legend}>
        <FormattedMessage id="gift.form.recipient" values={values} />
      </legend>
      <div className={s.pair}>
        <FormikTextField
          name={`recipients[${index}].name`}
          label={<FormattedMessage id="gift.form.recipientName" />}
          autoComplete="off"
        />
        <div>
          <FormikTextField
            name={`recipients[${index}].email`}
            type="email"
            label={<FormattedMessage id="gift.form.recipientEmail" />}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onPaste={onPaste}
          />
          <p className={s.duplicate} role="status">
            {isDuplicate && <FormattedMessage id="gift.form.duplicate" />}
          </p>
        </div>
        {onRemove && (
          <IconButton
            icon="trash"
            label={intl.formatMessage({ id: 'gift.form.recipient.remove' }, values)}
            onClick={onRemove}
          />
        )}
      </div>
    </fieldset>
  );
};

/** GFT-024, GFT-025, D-74, D-78: the recipients; several addresses that are pasted into a field fill rows. */
export const RecipientFields = () => {
  const { giftMaxRecipients } = useHost().configuration;
  const { values, setFieldValue } = useFormikContext<GiftValues>();
  const id = useId();
  const { recipients } = values;
  const duplicates = findDuplicates(values);
  const set = (rows: GiftValues['recipients']) => void setFieldValue('recipients', rows);
  const paste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = readRecipients(event.clipboardData.getData('text'));
    if (pasted.length < 2 && !pasted[0]?.name) return;
    event.preventDefault();
    set(fillRecipients(recipients, index, pasted, giftMaxRecipients));
  };
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} id={id}>
          <FormattedMessage id="gift.form.recipients" />
        </Heading>
        {recipients.map((_row, index) => (
          <RecipientRow
            key={index}
            index={index}
            isDuplicate={duplicates.has(index)}
            onPaste={paste(index)}
            onRemove={
              recipients.length > 1 ? () => set(recipients.filter((_one, at) => at !== index)) : undefined
            }
          />
        ))}
        {isGroupGift(values) && (
          <Banner tone="info">
            <FormattedMessage id="gift.form.doubleCheck" />
          </Banner>
        )}
        {recipients.length < giftMaxRecipients ? (
          <div>
            <Button
              variant="secondary"
              size="small"
              icon="plus"
              onClick={() => set(withBlankRecipient(recipients))}
            >
              <FormattedMessage id="gift.form.recipient.add" />
            </Button>
          </div>
        ) : (
          <p className={s.note}>
            <FormattedMessage id="gift.form.recipient.most" values={{ count: giftMaxRecipients }} />
          </p>
        )}
      </Stack>
    </section>
  );
};
