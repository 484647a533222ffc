import { FormattedMessage, useIntl } from 'react-intl';
import { restPaths, type ConfirmationSentReply } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Button } from '@crema/shared-ui';
import { useChange } from '../changes/use-change.ts';

/** D-158: mails the member the link that confirms the email address again. */
export const SendConfirmation = ({ size }: { readonly size: 'small' | 'medium' }) => {
  const intl = useIntl();
  const { http, toast } = useHost();
  const { run, isSending } = useChange(async () => {
    const { status } = await http<ConfirmationSentReply>(restPaths.sendEmailConfirmation, {
      method: 'POST',
      body: {},
    });
    const id = status === 'sent' ? 'cards.confirmEmail.sent' : 'cards.confirmEmail.confirmed';
    toast({ kind: 'success', text: intl.formatMessage({ id }) });
  });
  const send = async () => {
    const error = await run();
    if (!error) return;
    const id =
      error.code === 'TOO_MANY_REQUESTS' ? 'cards.confirmEmail.tooMany' : 'cards.confirmEmail.notSent';
    toast({ kind: 'error', text: intl.formatMessage({ id }) });
  };
  return (
    <Button variant="secondary" size={size} busy={isSending} onClick={() => void send()}>
      <FormattedMessage id="cards.confirmEmail.send" />
    </Button>
  );
};
