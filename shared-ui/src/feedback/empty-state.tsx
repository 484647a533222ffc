import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Heading, type HeadingProps } from '../typography/heading.tsx';
import s from './empty-state.module.css';

export interface EmptyStateProps {
  /** A drawing, for instance EmptyBagArt. */
  art?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  headingLevel?: HeadingProps['level'];
}

/** A message for an empty list, with the action that fills it. */
export const EmptyState = ({ art, title, children, actions, headingLevel }: EmptyStateProps) => (
  <div className={s.state}>
    {art && <div className={s.art}>{art}</div>}
    <Heading level={headingLevel} size="medium">
      {title}
    </Heading>
    {children && <div className={s.body}>{children}</div>}
    {actions && <div className={s.actions}>{actions}</div>}
  </div>
);

export interface ErrorStateProps extends EmptyStateProps {
  /** The reference with which support finds the error. */
  referenceId?: string;
  /** The label before the reference, e.g. “Reference”. */
  referenceLabel?: ReactNode;
}

/** An error message in plain words, with a next step. Screen readers announce it when it appears. */
export const ErrorState = ({ art, children, referenceId, referenceLabel, ...rest }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState {...rest} art={art ?? <Icon name="alert" size={44} className={s.sign} />}>
      {children}
      {referenceId && (
        <p className={s.reference}>
          {referenceLabel} <code>{referenceId}</code>
        </p>
      )}
    </EmptyState>
  </div>
);
