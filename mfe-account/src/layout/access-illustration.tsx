import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { ArtImage } from '@crema/shared-ui/art-image';
import { StoredCardPicture } from '@crema/shared-ui/stored-card-picture';
import drawn from './access.pictures.tsx';
import s from './access-illustration.module.css';

export type IllustrationName = 'morning' | 'welcome';

const MemberCard = () => {
  const intl = useIntl();
  return (
    <StoredCardPicture
      palette="copper"
      title={intl.formatMessage({ id: 'account.illustration.card' }, brand)}
    />
  );
};

/** Decorative pictures next to the form, shown on wide windows. */
const pictures = {
  morning: (
    <>
      <span className={s.main}>
        <ArtImage {...drawn.cappuccino} />
      </span>
      <span className={s.beside}>
        <ArtImage {...drawn.croissant} />
      </span>
    </>
  ),
  welcome: (
    <>
      <span className={s.main}>
        <ArtImage {...drawn.stars} />
      </span>
      <span className={s.card}>
        <MemberCard />
      </span>
    </>
  ),
} as const;

export const AccessIllustration = ({ name }: { readonly name: IllustrationName }) => (
  <div className={s.illustration} data-illustration={name} aria-hidden>
    <div className={s.picture}>{pictures[name]}</div>
    <p className={s.line}>
      <FormattedMessage id={`account.illustration.${name}`} values={brand} />
    </p>
  </div>
);
