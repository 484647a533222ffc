import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { buttonClass } from '../actions/button.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../typography/text.tsx';
import s from './bank-question.module.css';

export interface BankQuestionProps {
  /** challenge: the bank asks in a frame; redirect: on its own page, which returns. */
  readonly action: { readonly kind: string; readonly url: string };
  /** The sentence above the frame. */
  readonly lead: ReactNode;
  /** The accessible name of the frame. */
  readonly frameTitle: string;
  /** The label of the link to the bank's own page. */
  readonly link: ReactNode;
}

/** The bank's question before it decides a payment. The frame has the page's language. */
export const BankQuestion = ({ action, lead, frameTitle, link }: BankQuestionProps) => {
  const { locale } = useIntl();
  return action.kind === 'redirect' ? (
    <a href={action.url} className={buttonClass('primary')}>
      {link}
    </a>
  ) : (
    <Stack gap={1}>
      <Text>{lead}</Text>
      <iframe src={`${action.url}?locale=${locale}`} title={frameTitle} className={s.frame} />
    </Stack>
  );
};
