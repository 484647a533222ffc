import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Button } from '@crema/shared-ui';

interface PassOnLinkProps {
  readonly link: string;
  readonly recipientName: string;
}
/** L-45: hands the gift's link to the device's share sheet, where there is one, or to the clipboard. */
export const PassOnLink = ({ link, recipientName: name }: PassOnLinkProps) => {
  const intl = useIntl();
  const { toast } = useHost();
  const report = (kind: 'success' | 'error', id: string) => toast({ kind, text: intl.formatMessage({ id }) });
  const copy = () =>
    import('@crema/remote-kit/copy-text')
      .then(({ copyText }) => copyText(link))
      .then(
        () => report('success', 'gift.link.copied'),
        () => report('error', 'gift.link.notCopied'),
      );
  const share = () => {
    const text = intl.formatMessage({ id: 'gift.link.text' }, { ...brand, name });
    // Closing the share sheet rejects: that is the customer's choice, not an error.
    // eslint-disable-next-line no-restricted-syntax -- tested below; copied otherwise (R-11)
    void navigator.share({ text, url: link }).catch((cause: unknown) => {
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) void copy();
    });
  };
  const labelOf = (id: string) => intl.formatMessage({ id: `${id}.of` }, { name });
  return (
    <>
      {'share' in navigator && (
        <Button size="small" icon="share" aria-label={labelOf('gift.link.share')} onClick={share}>
          <FormattedMessage id="gift.link.share" />
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        icon="copy"
        aria-label={labelOf('gift.link.copy')}
        onClick={() => void copy()}
      >
        <FormattedMessage id="gift.link.copy" />
      </Button>
    </>
  );
};
