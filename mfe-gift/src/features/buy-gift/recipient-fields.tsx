import { useEffect, useId, useRef, useState, type ClipboardEvent } from 'react';
import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { EmailField } from '@crema/remote-kit/email';
import { Banner, Button, Heading, IconButton, Stack } from '@crema/shared-ui';
import { FormikTextField } from '@crema/shared-ui/forms';
import {
  fillRecipients,
  findDuplicates,
  isByLink,
  isGroupGift,
  readRecipients,
  withBlankRecipient,
} from '../../gift-form/gift.rules.ts';
import { MessageField } from '../../gift-form/message-field.tsx';
import type { GiftValues, RecipientValues } from '../../gift-form/gift-values.ts';
import s from './gift-form.module.css';

/** L-45: a message for one of several recipients, once the sender wants another one than that for everyone. */
const OwnMessage = ({ index }: Pick<RowProps, 'index'>) => {
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<GiftValues>();
  const name = `recipients[${index}].message`;
  const isOpen = values.recipients[index]?.message !== undefined;
  const id = isOpen ? 'gift.form.recipient.message.remove' : 'gift.form.recipient.message.add';
  return (
    <div className={s.own}>
      {isOpen && <MessageField isOwn name={name} labelId="gift.form.recipient.message" />}
      <Button
        variant="quiet"
        size="small"
        aria-label={intl.formatMessage({ id: `${id}.of` }, { number: index + 1 })}
        onClick={() => void setFieldValue(name, isOpen ? undefined : '')}
      >
        <FormattedMessage id={id} />
      </Button>
    </div>
  );
};

interface RowProps {
  readonly index: number;
  readonly isDuplicate: boolean;
  readonly onRemove: (() => void) | undefined;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}
const RecipientRow = ({ index, isDuplicate, onRemove, onPaste }: RowProps) => {
  const intl = useIntl();
  const { values: form, setFieldTouched } = useFormikContext<GiftValues>();
  const values = { number: index + 1 };
  const email = `recipients[${index}].email`;
  useEffect(() => {
    // Its error is shown at once, not only when the field is left (D-74).
    if (isDuplicate) void setFieldTouched(email, true);
  }, [isDuplicate, email, setFieldTouched]);
  return (
    <fieldset className={s.recipient}>
      <legend className={s.legend}>
        <FormattedMessage id="gift.form.recipient" values={values} />
      </legend>
      <div className={s.pair} data-removable={onRemove ? true : undefined}>
        <FormikTextField
          name={`recipients[${index}].name`}
          label={<FormattedMessage id="gift.form.recipientName" />}
          autoComplete="off"
        />
        {!isByLink(form) && (
          <EmailField
            name={email}
            suggestionId="gift.form.email.suggestion"
            label={<FormattedMessage id="gift.form.recipientEmail" />}
            autoComplete="off"
            onPaste={onPaste}
          />
        )}
        {onRemove && (
          <IconButton
            icon="trash"
            className={s.remove}
            label={intl.formatMessage({ id: 'gift.form.recipient.remove' }, values)}
            onClick={onRemove}
          />
        )}
      </div>
      {isGroupGift(form) && <OwnMessage index={index} />}
    </fieldset>
  );
};

/** GFT-024, GFT-025, D-74, D-78: the recipients; several addresses that are pasted into a field fill rows. */
export const RecipientFields = () => {
  const { giftMaxRecipients } = useHost().configuration;
  const { values, setFieldValue } = useFormikContext<GiftValues>();
  const id = useId();
  const { recipients } = values;
  const duplicates = isByLink(values) ? new Set<number>() : findDuplicates(values);
  const [leftOut, setLeftOut] = useState<readonly RecipientValues[]>([]);
  const set = (rows: GiftValues['recipients'], without: readonly RecipientValues[] = []) => {
    setLeftOut(without);
    void setFieldValue('recipients', rows);
  };
  const place = useRef<HTMLElement>(null);
  const remove = (index: number) => {
    set(recipients.filter((_one, at) => at !== index));
    // The pressed button may go with its row.
    place.current?.focus({ preventScroll: true });
  };
  const paste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = readRecipients(event.clipboardData.getData('text'));
    if (pasted.length < 2 && !pasted[0]?.name) return;
    event.preventDefault();
    const { rows, leftOut: without } = fillRecipients(recipients, index, pasted, giftMaxRecipients);
    set(rows, without);
  };
  return (
    <section aria-labelledby={id} ref={place} tabIndex={-1}>
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
            onRemove={recipients.length > 1 ? () => remove(index) : undefined}
          />
        ))}
        {isGroupGift(values) && !isByLink(values) && (
          <Banner tone="info">
            <FormattedMessage id="gift.form.doubleCheck" />
          </Banner>
        )}
        {leftOut.length > 0 && (
          <Banner tone="warning">
            <FormattedMessage
              id="gift.form.recipient.leftOut"
              values={{ count: leftOut.length, emails: leftOut.map(({ email }) => email).join(', ') }}
            />
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
