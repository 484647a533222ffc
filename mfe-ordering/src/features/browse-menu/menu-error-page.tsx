import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useConnection } from '@crema/remote-kit';
import { Button, EmptyState, ErrorState, buttonClass } from '@crema/shared-ui';
import { ArtImage } from '@crema/shared-ui/art-image';
import illustrations from '../../catalogue/illustrations.pictures.tsx';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import {
  menuErrorStatus,
  type ResolvedMenuLocation,
  type MenuError,
} from '../../catalogue/menu-view.rules.ts';
import { useStorePickerPath } from '../../menu-layout/use-store-picker-path.ts';

type NextStep = 'retry' | 'menu' | 'category' | 'store';
/** The messages and next steps of each menu error (ORD-021); the first next step is the primary button. */
const pages = {
  'menu-failed': {
    title: 'ordering.menuError.failed',
    body: 'ordering.menuError.failedBody',
    nextSteps: ['retry', 'store'],
  },
  /** The messages that replace `menu-failed` while the device is offline. */
  offline: { title: 'ordering.offline.title', body: 'ordering.offline.body', nextSteps: ['retry'] },
  'menu-empty': {
    title: 'ordering.menuError.empty',
    body: 'ordering.menuError.emptyBody',
    nextSteps: ['store', 'retry'],
  },
  'category-missing': {
    title: 'ordering.menuError.category',
    body: 'ordering.menuError.categoryBody',
    nextSteps: ['menu', 'store'],
  },
  'category-empty': {
    title: 'ordering.menuError.categoryEmpty',
    body: 'ordering.menuError.categoryEmptyBody',
    nextSteps: ['menu', 'store'],
  },
  'subcategory-missing': {
    title: 'ordering.menuError.subcategory',
    body: 'ordering.menuError.subcategoryBody',
    nextSteps: ['category', 'menu'],
  },
} as const satisfies Record<
  MenuError | 'offline',
  { title: string; body: string; nextSteps: readonly NextStep[] }
>;

const labels = {
  retry: 'ordering.menuError.retry',
  menu: 'ordering.menuError.toMenu',
  category: 'ordering.menuError.toCategory',
  store: 'ordering.store.choose',
} as const satisfies Record<NextStep, string>;

const pathOf = (
  nextStep: NextStep,
  { menu, category }: ResolvedMenuLocation,
  storePicker: string,
): string => {
  if (nextStep === 'store') return storePicker;
  return nextStep === 'category' && menu && category ? menuPaths.category(menu, category) : menuPaths.root;
};

interface MenuErrorPageProps {
  readonly error: MenuError;
  readonly location: ResolvedMenuLocation;
  readonly onRetry: () => void;
}
interface NextStepButtonProps extends Omit<MenuErrorPageProps, 'error'> {
  readonly nextStep: NextStep;
  readonly first: boolean;
}

const NextStepButton = ({ nextStep, location, first, onRetry }: NextStepButtonProps) => {
  const storePicker = useStorePickerPath();
  const variant = first ? 'primary' : 'secondary';
  const label = (
    <FormattedMessage id={labels[nextStep]} values={{ category: location.category?.name ?? '' }} />
  );
  return nextStep === 'retry' ? (
    <Button variant={variant} icon="refresh" onClick={onRetry}>
      {label}
    </Button>
  ) : (
    <Link to={pathOf(nextStep, location, storePicker)} className={buttonClass(variant)}>
      {label}
    </Link>
  );
};

/** A menu page that cannot be shown: the reason and the next steps. */
export const MenuErrorPage = ({ error, location, onRetry }: MenuErrorPageProps) => {
  const offline = useConnection() === 'offline';
  const { title, body, nextSteps } = pages[offline && error === 'menu-failed' ? 'offline' : error];
  const values = { category: location.category?.name ?? '' };
  // An error is announced (role alert); an empty menu is plain content.
  const State = error === 'menu-failed' ? ErrorState : EmptyState;
  return (
    <>
      {/* The server replies with 404 for a category that does not exist; only this page knows which categories the store's menu lacks. */}
      <meta name="prerender-status-code" content={`${menuErrorStatus[error]}`} />
      <State
        headingLevel={1}
        art={<ArtImage {...illustrations.emptyGlass} size={176} backdrop="disc" />}
        title={<FormattedMessage id={title} values={values} />}
        actions={nextSteps.map((nextStep, index) => (
          <NextStepButton
            key={nextStep}
            nextStep={nextStep}
            location={location}
            first={index === 0}
            onRetry={onRetry}
          />
        ))}
      >
        <FormattedMessage id={body} values={values} />
      </State>
    </>
  );
};
