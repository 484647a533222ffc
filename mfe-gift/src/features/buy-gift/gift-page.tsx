import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { lazyPart, usePageHead, type PartFallbackProps } from '@crema/remote-kit';
import { Icon, Page, Skeleton, Stack, backLinkClass } from '@crema/shared-ui';
import { GiftCardPicture } from '@crema/shared-ui/gift-card-picture';
import { CatalogueError } from '../../catalogue-error/catalogue-error.tsx';
import { giftPaths } from '../../gift-paths.ts';
import type { GiftFormProps } from './gift-form.tsx';
import { UnknownDesign } from './unknown-design.tsx';
import { useGiftDesign, type GiftDesignDetail } from './use-gift-design.ts';
import s from './gift-page.module.css';

const FormPlaceholder = () => (
  <Stack gap={3} aria-busy="true" className={s.form}>
    <Skeleton shape="block" height="6rem" />
    <Skeleton shape="block" height="4.5rem" count={4} />
    <Skeleton shape="block" height="3.25rem" />
  </Stack>
);
const FormError = ({ onRetry }: GiftFormProps & PartFallbackProps) => (
  <CatalogueError cause={undefined} onRetry={onRetry} />
);
/** The form needs the form libraries: it follows the design. */
const GiftForm = lazyPart(() => import('./gift-form.tsx').then((part) => part.GiftForm), {
  fallback: FormError,
  placeholder: <FormPlaceholder />,
});

const BackToDesigns = ({ categories }: Pick<GiftDesignDetail, 'categories'>) => {
  const [occasion] = categories;
  return (
    <Link to={occasion ? giftPaths.category(occasion.urn) : giftPaths.root} className={backLinkClass}>
      <Icon name="chevron-left" size={20} />
      {occasion?.name ?? <FormattedMessage id="gift.back" />}
    </Link>
  );
};

/** The design and the form. The design heads the preview of the mail, whose text comes with the form. */
const Gift = ({ design }: { readonly design: GiftDesignDetail }) => {
  const id = useId();
  const [mail, setMail] = useState<HTMLElement | null>(null);
  return (
    <div className={s.layout}>
      <figure className={s.preview} aria-labelledby={id}>
        <figcaption className={s.caption} id={id}>
          <FormattedMessage id="gift.preview.title" />
        </figcaption>
        <div className={s.letter}>
          <GiftCardPicture design={design.art} title={design.name} eager className={s.card} />
          <div ref={setMail} className={s.mail} />
        </div>
      </figure>
      <GiftForm design={design} mail={mail} className={s.form ?? ''} />
    </div>
  );
};

/** /gift/{productNumber}: a design and the form of its gift (GFT-001). */
export const GiftPage = () => {
  const intl = useIntl();
  const { design, isMissing, failed, cause, retry } = useGiftDesign();
  const occasion = design?.categories[0]?.name ?? '';
  usePageHead(
    isMissing
      ? { title: intl.formatMessage({ id: 'gift.unknown.title' }), found: false }
      : design && {
          title: intl.formatMessage({ id: 'gift.detail.pageTitle' }, { name: design.name, occasion }),
        },
  );
  if (isMissing) return <UnknownDesign />;
  if (failed)
    return (
      <Page title={<FormattedMessage id="gift.unknown.title" />}>
        <CatalogueError cause={cause} onRetry={retry} />
      </Page>
    );
  if (!design)
    return (
      <Page title={<Skeleton shape="text" width="12rem" />}>
        <div className={s.layout}>
          <Skeleton shape="block" height="14rem" />
          <FormPlaceholder />
        </div>
      </Page>
    );
  return (
    <Page
      back={<BackToDesigns categories={design.categories} />}
      title={design.name}
      lead={<FormattedMessage id="gift.detail.lead" />}
    >
      <noscript>
        <p>
          <FormattedMessage id="gift.detail.noScript" />
        </p>
      </noscript>
      <Gift design={design} />
    </Page>
  );
};
