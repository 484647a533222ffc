import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ErrorCatalogue } from '@crema/shared-contracts';
import { Button, Card, Heading, Icon, Stack, buttonClass } from '@crema/shared-ui';
import { SetPrimaryCardDocument } from '../../generated/set-primary-card.ts';
import { cardErrors } from '../../problems/card.errors.ts';
import { cardPaths } from '../../card/card-paths.ts';
import { ChangeError } from '../../problems/change-error.tsx';
import { useChange } from '../../changes/use-change.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';
import type { WalletCard } from '../../card/wallet-card.ts';
import s from './card-actions.module.css';
import { RenameCardDialog } from './rename-card-dialog.tsx';
import { useRemoveCard } from '../../wallet/use-remove-card.ts';

/** CRD-019, CRD-018: each change has its own text for unexpected errors. */
const primaryErrors: ErrorCatalogue = {
  ...cardErrors,
  unknown: { messageId: 'cards.primary.failed', display: 'page', action: 'try-again' },
};
const removeErrors: ErrorCatalogue = {
  ...cardErrors,
  unknown: { messageId: 'cards.remove.failed', display: 'page', action: 'try-again' },
};

interface CardActionsProps {
  readonly card: WalletCard;
  readonly onTransfer: () => void;
}
const MakePrimary = ({ card: { cardId } }: { readonly card: WalletCard }) => {
  const { send, announce, refresh } = useWalletChanges();
  const { run, isSending, error } = useChange(async () => {
    await send(SetPrimaryCardDocument, { cardId });
    await refresh();
    announce('made-primary', cardId);
    // The button is gone with the change.
    document.getElementById('manage-card')?.focus();
  });
  return (
    <>
      <ChangeError error={error} catalogue={primaryErrors} actions={{ 'try-again': () => void run() }} />
      <Button variant="quiet" icon="star" busy={isSending} onClick={() => void run()}>
        <FormattedMessage id="cards.manage.makePrimary" />
      </Button>
    </>
  );
};

const Remove = ({ card, onTransfer }: CardActionsProps) => {
  const { run, isSending, error } = useRemoveCard(card);
  return (
    <>
      <ChangeError
        error={error}
        catalogue={removeErrors}
        actions={{ 'try-again': () => void run(), 'transfer-balance': onTransfer }}
      />
      <Button variant="quiet" icon="trash" busy={isSending} onClick={() => void run()}>
        <FormattedMessage id="cards.manage.remove" />
      </Button>
    </>
  );
};

/** CRD-011: the changes that a member can make to a card. */
export const CardActions = ({ card, onTransfer }: CardActionsProps) => {
  const intl = useIntl();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <Card as="section" aria-labelledby="manage-card" padding="medium">
      <Stack gap={1}>
        <Heading level={2} size="small" id="manage-card" tabIndex={-1}>
          <FormattedMessage id="cards.manage.title" />
        </Heading>
        <div className={s.actions}>
          <Link to={cardPaths.autoReload} className={buttonClass('quiet')}>
            <Icon name="refresh" size={20} />
            <FormattedMessage id="cards.autoReload.title" />
          </Link>
          <Button variant="quiet" icon="arrow-right" onClick={onTransfer}>
            <FormattedMessage id="cards.transfer.title" />
          </Button>
          <Button variant="quiet" icon="edit" onClick={() => setRenaming(true)}>
            <FormattedMessage id="cards.manage.rename" />
          </Button>
          {!card.isPrimary && <MakePrimary card={card} />}
          <Remove card={card} onTransfer={onTransfer} />
        </div>
      </Stack>
      {isRenaming && (
        <RenameCardDialog
          card={card}
          closeLabel={intl.formatMessage({ id: 'cards.close' })}
          onClose={() => setRenaming(false)}
        />
      )}
    </Card>
  );
};
