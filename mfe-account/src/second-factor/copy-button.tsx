import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { copyText } from '@crema/remote-kit/copy-text';
import { Button, Text } from '@crema/shared-ui';

/** Copies a text, and says whether it was copied. */
export const CopyButton = ({ text }: { readonly text: string }) => {
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    copyText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        <FormattedMessage id="account.mfa.copy" />
      </Button>
      <div role="status">
        {copied !== undefined && (
          <Text>
            <FormattedMessage id={copied ? 'account.mfa.copied' : 'account.mfa.notCopied'} />
          </Text>
        )}
      </div>
    </>
  );
};
