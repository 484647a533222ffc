import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '@crema/shared-ui';
import { CodeEntry, type CodeEntryProps } from './code-entry.tsx';

export interface CodeOverlayProps extends Omit<CodeEntryProps, 'remembers'> {
  readonly onClose: () => void;
}
/** ACC-005: asks for the second factor after a right password. */
export const CodeOverlay = ({ onClose, ...entry }: CodeOverlayProps) => {
  const intl = useIntl();
  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      title={<FormattedMessage id="account.stepUp.title" />}
      description={<FormattedMessage id="account.mfa.overlay.lead" />}
      closeLabel={intl.formatMessage({ id: 'account.mfa.close' })}
    >
      <CodeEntry {...entry} remembers />
    </Dialog>
  );
};
