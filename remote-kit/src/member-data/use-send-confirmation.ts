import { useState } from 'react';
import { restPaths, type ConfirmationSentReply } from '@crema/shared-contracts';
import { toAppError } from '../data/app-error.ts';
import { useHost } from '../remote-context.ts';

export type SendingConfirmation = 'idle' | 'sending' | 'sent' | 'too-many' | 'not-sent';

/**
 * D-158: mails the member the link that confirms the email address. If the address is confirmed already, no mail is sent
 * and `onConfirmed` is called.
 */
export const useSendConfirmation = (onConfirmed: () => void) => {
  const { http } = useHost();
  const [sending, setSending] = useState<SendingConfirmation>('idle');
  const send = async () => {
    setSending('sending');
    try {
      const { status } = await http<ConfirmationSentReply>(restPaths.sendEmailConfirmation, {
        method: 'POST',
        body: {},
      });
      if (status === 'confirmed') onConfirmed();
      setSending('sent');
    } catch (cause) {
      setSending(toAppError(cause).code === 'TOO_MANY_REQUESTS' ? 'too-many' : 'not-sent');
    }
  };
  return { sending, send };
};
