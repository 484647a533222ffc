import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boolean, integer, object, optional, string } from '@crema/shared-contracts';
import { useHost, useUpgradeBlocker } from '@crema/remote-kit';
import { Banner, Button, PayFoot, Stack, Switch, Text } from '@crema/shared-ui';
import { useInvalidFocus } from '../requests/use-invalid-focus.ts';
import { PaymentMethodName } from '../../methods/payment-method-name.tsx';
import { PaymentMethodPicker } from '../../methods/payment-method-picker.tsx';
import { useChooseAgain } from '../../methods/use-refresh-payment-methods.ts';
import { chargeable, usePaymentMethods, type PaymentMethod } from '../../methods/use-payment-methods.ts';
import { usePaymentTrip } from '../../methods/trips/use-payment-trip.ts';
import { useAppDispatch, useAppSelector } from '../../scan-choice/cards.hooks.ts';
import { autoReloadMethodPicked, selectAutoReloadMethodId } from '../../scan-choice/scan-to-pay.slice.ts';
import { ChangeError } from '../../problems/change-error.tsx';
import { balanceOf, type WalletCard } from '../../card/wallet-card.ts';
import { type AutoReloadChange, changeFor, firstChoice } from './auto-reload.rules.ts';
import { AutoReloadAmounts, AutoReloadConsent } from './auto-reload-fields.tsx';
import { useAutoReload } from './use-auto-reload.ts';

const validateValues = object({
  choice: object({ isEnabled: boolean, amountMinor: optional(integer), triggerMinor: integer }),
  pickedId: optional(string),
});
interface SubmitProps {
  readonly card: WalletCard;
  readonly isTurningOff: boolean;
  readonly isSending: boolean;
}
/** D-91: the button says that it turns auto reload off, and the text above it what this changes. */
const Submit = ({ card, isTurningOff, isSending }: SubmitProps) => (
  <>
    {isTurningOff && (
      <Text>
        <FormattedMessage id="cards.autoReload.off.body" values={{ name: card.nickname }} />
      </Text>
    )}
    <PayFoot>
      <Button type="submit" size="large" block busy={isSending}>
        <FormattedMessage id={isTurningOff ? 'cards.autoReload.off.submit' : 'cards.save'} />
      </Button>
    </PayFoot>
  </>
);

/** CRD-034, L-32: the bank declined auto reload, with the payment method that it declined. */
const Declined = ({ method }: { readonly method: PaymentMethod | undefined }) => (
  <Banner
    tone="warning"
    title={
      method ? (
        <FormattedMessage
          id="cards.autoReload.declinedMethod"
          values={{ method: <PaymentMethodName key="method" method={method} /> }}
        />
      ) : (
        <FormattedMessage id="cards.autoReload.declined" />
      )
    }
  >
    <FormattedMessage id="cards.autoReload.declined.body" />
  </Banner>
);

interface AutoReloadFormProps {
  readonly card: WalletCard;
  readonly onDone: () => void;
}
/** CRD-030, CRD-031: on or off, amount, trigger and payment method. The choices remain after an error. */
export const AutoReloadForm = ({ card, onDone }: AutoReloadFormProps) => {
  const intl = useIntl();
  const { configuration } = useHost();
  const profile = card.autoReloadProfile;
  const { currency } = balanceOf(card);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const form = useInvalidFocus(invalidSubmits);
  const wallet = usePaymentMethods();
  const methods = wallet.status === 'ready' ? chargeable(wallet.methods) : [];
  const { left, leave } = usePaymentTrip({
    form: 'auto-reload',
    subject: card.cardId,
    validate: validateValues,
  });
  const [choice, setChoice] = useState(() => left?.values.choice ?? firstChoice(profile, configuration));
  const dispatch = useAppDispatch();
  const lastPickedId = useAppSelector(selectAutoReloadMethodId);
  /** Undefined: nothing was chosen yet; null: the choice was reset (CRD-030). */
  const [pickedId, setPickedId] = useState<string | null | undefined>(
    left?.addedId ?? left?.values.pickedId ?? (profile?.isActive ? profile.paymentMethodId : lastPickedId),
  );
  const pickMethod = (paymentMethodId: string | undefined) => {
    setPickedId(paymentMethodId ?? null);
    dispatch(autoReloadMethodPicked(paymentMethodId));
  };
  const [isChecked, setChecked] = useState(false);
  const [isTouched, setTouched] = useState(left !== undefined);
  const { run, isSending, error, clear } = useAutoReload(onDone);
  const chooseAgain = useChooseAgain(clear);
  useUpgradeBlocker(isTouched, 'auto-reload');

  const { isEnabled, amountMinor, triggerMinor } = choice;
  // The default method needs no choice (L-35), nor does the only one (K-14).
  const offered = methods.find((one) => one.default) ?? (methods.length === 1 ? methods[0] : undefined);
  const chosenId = (pickedId === undefined ? offered?.paymentMethodId : pickedId) ?? undefined;
  const method = methods.find(({ paymentMethodId }) => paymentMethodId === chosenId);
  const change = (next: Partial<typeof choice>) => {
    setTouched(true);
    setChoice({ ...choice, ...next });
  };
  const toggle = (isOn: boolean) => {
    change({ isEnabled: isOn });
    // CRD-030: turning it off resets the payment field.
    if (!isOn) pickMethod(undefined);
  };
  const save = (to: AutoReloadChange) =>
    run(to, {
      cardId: card.cardId,
      amountMinor: amountMinor ?? null,
      triggerAmountMinor: triggerMinor,
      paymentMethodId: method?.paymentMethodId ?? null,
    });
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if (isEnabled && !method) {
      setInvalidSubmits(invalidSubmits + 1);
      return;
    }
    await save(changeFor(profile, isEnabled));
  };
  const turnOff = () => {
    toggle(false);
    void save('disable');
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        {profile?.status === 'declined' && (
          <Declined
            method={methods.find(({ paymentMethodId }) => paymentMethodId === profile.paymentMethodId)}
          />
        )}
        <ChangeError
          error={error}
          actions={{ 'try-again': () => void submit(), 'choose-payment': chooseAgain }}
        />
        <Switch
          label={<FormattedMessage id="cards.autoReload.switch" />}
          checked={isEnabled}
          onChange={({ target }) => toggle(target.checked)}
        />
        {isEnabled && (
          <>
            <AutoReloadAmounts choice={choice} currency={currency} onChange={change} />
            <PaymentMethodPicker
              wallet={wallet}
              value={chosenId}
              onChange={(id) => {
                setTouched(true);
                pickMethod(id);
              }}
              onAdd={() => leave({ choice, pickedId: chosenId })}
              error={
                isChecked && !method
                  ? intl.formatMessage({ id: 'cards.autoReload.paymentRequired' })
                  : undefined
              }
            />
            <AutoReloadConsent choice={choice} currency={currency} method={method} />
          </>
        )}
        <Submit isTurningOff={profile?.isActive === true && !isEnabled} {...{ card, isSending }} />
        {profile?.isActive && isEnabled && (
          // D-91: off in one press.
          <Button variant="quiet" block disabled={isSending} onClick={turnOff}>
            <FormattedMessage id="cards.autoReload.off.submit" />
          </Button>
        )}
      </Stack>
    </form>
  );
};
