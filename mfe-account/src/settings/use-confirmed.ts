import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';

interface Question {
  readonly title: string;
  readonly body: string;
  readonly confirm: string;
  /** The row that the question is about. */
  readonly name?: string;
}
/** Asks before a change that cannot be taken back; message ids. Resolves false if the member keeps what there is. */
export const useConfirmed = () => {
  const intl = useIntl();
  const { confirm } = useHost();
  return ({ name = '', ...question }: Question): Promise<boolean> => {
    const text = (id: string) => intl.formatMessage({ id }, { name });
    return confirm({
      title: text(question.title),
      body: text(question.body),
      confirmLabel: text(question.confirm),
      cancelLabel: text('account.keep'),
      tone: 'danger',
    });
  };
};
