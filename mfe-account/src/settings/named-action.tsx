import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@crema/shared-ui';

interface NamedActionProps {
  readonly id:
    | 'account.apps.end'
    | 'account.mfa.change'
    | 'account.mfa.remove'
    | 'account.devices.signOut'
    | 'account.partners.manage';
  /** The row, for screen readers: the page has several buttons with the same text. */
  readonly name: string;
}
export const NamedAction = ({ id, name }: NamedActionProps) => (
  <FormattedMessage
    id={id}
    values={{ name, hidden: (words) => <VisuallyHidden key="name">{words}</VisuallyHidden> }}
  />
);
