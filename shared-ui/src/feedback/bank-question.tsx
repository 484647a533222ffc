import { useEffect, useRef, useState, type ReactNode } from 'react';
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
  readonly theme: 'light' | 'dark';
}

/** The bank's question before it decides a payment, scrolled into view. The frame has the page's language and theme. */
export const BankQuestion = ({ action, lead, frameTitle, link, theme }: BankQuestionProps) => {
  const { locale } = useIntl();
  // Another address would load the frame and ask the question again.
  const [firstTheme] = useState(theme);
  const frame = useRef<HTMLIFrameElement>(null);
  // Newer browsers return a promise, which is not a cleanup of the effect.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return action.kind === 'redirect' ? (
    <a href={action.url} className={buttonClass('primary')}>
      {link}
    </a>
  ) : (
    <Stack gap={1}>
      <Text>{lead}</Text>
      <iframe
        ref={frame}
        src={`${action.url}?locale=${locale}&theme=${firstTheme}`}
        title={frameTitle}
        className={s.frame}
      />
    </Stack>
  );
};
