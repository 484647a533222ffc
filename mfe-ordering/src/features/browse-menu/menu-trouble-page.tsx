import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useConnection } from '@crema/remote-kit';
import { Button, EmptyState, ErrorState, buttonClass } from '@crema/shared-ui';
import { ProductArt, type ProductArtSpec } from '@crema/shared-ui/art';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { troubleStatus, type FoundPlace, type MenuTrouble } from '../../catalogue/menu-view.rules.ts';

type WayOn = 'retry' | 'menu' | 'category' | 'store';
/** What each trouble says and how one goes on from it (ORD-021); the first way on is the loud one. */
const pages = {
  'menu-failed': {
    title: 'ordering.trouble.failed',
    body: 'ordering.trouble.failedBody',
    ways: ['retry', 'store'],
  },
  /** What `menu-failed` is while the device has no connection. */
  offline: { title: 'ordering.offline.title', body: 'ordering.offline.body', ways: ['retry'] },
  'menu-empty': {
    title: 'ordering.trouble.empty',
    body: 'ordering.trouble.emptyBody',
    ways: ['store', 'retry'],
  },
  'category-missing': {
    title: 'ordering.trouble.category',
    body: 'ordering.trouble.categoryBody',
    ways: ['menu', 'store'],
  },
  'category-empty': {
    title: 'ordering.trouble.categoryEmpty',
    body: 'ordering.trouble.categoryEmptyBody',
    ways: ['menu', 'store'],
  },
  'subcategory-missing': {
    title: 'ordering.trouble.subcategory',
    body: 'ordering.trouble.subcategoryBody',
    ways: ['category', 'menu'],
  },
} as const satisfies Record<MenuTrouble | 'offline', { title: string; body: string; ways: readonly WayOn[] }>;

const labels = {
  retry: 'ordering.trouble.retry',
  menu: 'ordering.trouble.toMenu',
  category: 'ordering.trouble.toCategory',
  store: 'ordering.store.choose',
} as const satisfies Record<WayOn, string>;

const addressOf = (way: WayOn, { menu, category }: FoundPlace): string =>
  way === 'store'
    ? menuPaths.chooseStore
    : way === 'category' && menu && category
      ? menuPaths.category(menu, category)
      : menuPaths.root;

interface MenuTroublePageProps {
  readonly trouble: MenuTrouble;
  readonly place: FoundPlace;
  readonly onRetry: () => void;
}
interface WayOnButtonProps extends Omit<MenuTroublePageProps, 'trouble'> {
  readonly way: WayOn;
  readonly first: boolean;
}

/** A glass that nobody has filled yet. */
const emptyCup: ProductArtSpec = {
  kind: 'iced',
  cup: 'tumbler',
  size: 'large',
  layers: [{ color: '#f6ead9', height: 1 }],
  ice: 2,
  straw: true,
};

const WayOnButton = ({ way, place, first, onRetry }: WayOnButtonProps) => {
  const variant = first ? 'primary' : 'secondary';
  const label = <FormattedMessage id={labels[way]} values={{ category: place.category?.name ?? '' }} />;
  return way === 'retry' ? (
    <Button variant={variant} icon="refresh" onClick={onRetry}>
      {label}
    </Button>
  ) : (
    <Link to={addressOf(way, place)} className={buttonClass(variant)}>
      {label}
    </Link>
  );
};

/** A menu page that cannot be shown: why, and the way on. */
export const MenuTroublePage = ({ trouble, place, onRetry }: MenuTroublePageProps) => {
  const offline = useConnection() === 'offline';
  const { title, body, ways } = pages[offline && trouble === 'menu-failed' ? 'offline' : trouble];
  const values = { category: place.category?.name ?? '' };
  // What failed is announced; what is empty is read where it stands.
  const State = trouble === 'menu-failed' ? ErrorState : EmptyState;
  return (
    <>
      {/* The server answers 404 for a category that does not exist; what a store's menu lacks, only this page knows. */}
      <meta name="prerender-status-code" content={`${troubleStatus[trouble]}`} />
      <State
        headingLevel={1}
        art={<ProductArt art={emptyCup} size={176} />}
        title={<FormattedMessage id={title} values={values} />}
        actions={ways.map((way, index) => (
          <WayOnButton key={way} way={way} place={place} first={index === 0} onRetry={onRetry} />
        ))}
      >
        <FormattedMessage id={body} values={values} />
      </State>
    </>
  );
};
