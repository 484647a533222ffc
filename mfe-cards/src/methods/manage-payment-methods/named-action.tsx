import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@crema/shared-ui';

interface NamedActionProps {
  readonly action: 'edit' | 'makeDefault' | 'remove';
  /** The subject of the action, for screen readers: the page has several buttons with the same text. */
  readonly name: string;
}
export const NamedAction = ({ action, name }: NamedActionProps) => (
  <FormattedMessage
    id={`cards.payment.action.${action}`}
    values={{ name, hidden: (words) => <VisuallyHidden key="name">{words}</VisuallyHidden> }}
  />
);
