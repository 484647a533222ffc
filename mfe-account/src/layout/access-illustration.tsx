import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { ProductArt, StarsArt, StoredCardArt, type ProductArtSpec } from '@crema/shared-ui/art';
import s from './access-illustration.module.css';

export type IllustrationName = 'morning' | 'welcome';

const cappuccino: ProductArtSpec = {
  kind: 'hot',
  cup: 'mug',
  size: 'large',
  layers: [{ color: '#6b3a1e', height: 1 }],
  foam: { color: '#f6e3c8', height: 0.22, art: 'rosetta' },
  steam: true,
};
const croissant: ProductArtSpec = { kind: 'bakery', item: 'croissant', tone: '#d9954c' };

const MemberCard = () => {
  const intl = useIntl();
  return (
    <StoredCardArt palette="copper" title={intl.formatMessage({ id: 'account.illustration.card' }, brand)} />
  );
};

/** Decorative pictures next to the form, shown on wide windows. */
const pictures = {
  morning: (
    <>
      <span className={s.main}>
        <ProductArt art={cappuccino} backdrop="none" />
      </span>
      <span className={s.beside}>
        <ProductArt art={croissant} backdrop="none" />
      </span>
    </>
  ),
  welcome: (
    <>
      <span className={s.main}>
        <StarsArt backdrop="none" />
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
