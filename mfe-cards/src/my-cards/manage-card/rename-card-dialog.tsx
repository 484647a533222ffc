import { Formik } from 'formik';
import { FormattedMessage } from 'react-intl';
import { object } from 'yup';
import { Button, Dialog, Stack } from '@crema/shared-ui';
import { FormikForm, FormikTextField } from '@crema/shared-ui/forms';
import { RenameCardDocument } from '../../generated/rename-card.ts';
import { ChangeError } from '../../problems/change-error.tsx';
import { nicknameText } from '../../card/nickname.schema.ts';
import { useChange } from '../../changes/use-change.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';
import type { WalletCard } from '../../card/wallet-card.ts';

const schema = object({
  nickname: nicknameText.required('cards.nickname.required'),
});

interface RenameCardDialogProps {
  readonly card: WalletCard;
  readonly closeLabel: string;
  readonly onClose: () => void;
}
/** D-90: the member's own name for a card. */
export const RenameCardDialog = ({ card, closeLabel, onClose }: RenameCardDialogProps) => {
  const { cardId, nickname } = card;
  const { send, announce } = useWalletChanges();
  const { run, isSending, error } = useChange(async (typed: { nickname: string }) => {
    await send(RenameCardDocument, { input: { cardId, nickname: typed.nickname } });
    announce('renamed', cardId);
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={closeLabel}
      title={<FormattedMessage id="cards.manage.rename" />}
    >
      <Formik
        initialValues={{ nickname }}
        validationSchema={schema}
        onSubmit={async (typed) => void (await run(schema.cast(typed)))}
      >
        {({ submitForm }) => (
          <FormikForm>
            <Stack gap={2}>
              <ChangeError error={error} actions={{ 'try-again': () => void submitForm() }} />
              <FormikTextField
                name="nickname"
                autoComplete="off"
                label={<FormattedMessage id="cards.nickname.label" />}
              />
              <Button type="submit" block busy={isSending}>
                <FormattedMessage id="cards.save" />
              </Button>
            </Stack>
          </FormikForm>
        )}
      </Formik>
    </Dialog>
  );
};
