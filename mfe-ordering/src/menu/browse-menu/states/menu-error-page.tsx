import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useConnection } from '@crema/remote-kit';
import { Button, EmptyState, ErrorState, buttonClass } from '@crema/shared-ui';
import { ArtImage } from '@crema/shared-ui/art-image';
import illustrations from '../../../catalogue/illustrations.pictures.tsx';
import {
  menuErrorStatus,
  type ResolvedMenuLocation,
  type MenuError,
} from '../../../catalogue/menu-view.rules.ts';
import { useStorePickerPath } from '../../../order-store/use-store-picker-path.ts';

/** A button of an error page; one without a path loads the menu again. */
interface NextStep {
  readonly label: string;
  readonly path?: (location: ResolvedMenuLocation, storePicker: string) => string;
}
/** The messages and next steps of a menu error (ORD-021); the first next step is the primary button. */
export interface ErrorPageRow {
  readonly title: string;
  readonly body: string;
  readonly nextSteps: readonly NextStep[];
}
const retry: NextStep = { label: 'ordering.menuError.retry' };
export const chooseStore: NextStep = {
  label: 'ordering.store.choose',
  path: (_, storePicker) => storePicker,
};

const rows = {
  'menu-failed': {
    title: 'ordering.menuError.failed',
    body: 'ordering.menuError.failedBody',
    nextSteps: [retry, chooseStore],
  },
  /** The messages that replace `menu-failed` while the device is offline. */
  offline: { title: 'ordering.offline.title', body: 'ordering.offline.body', nextSteps: [retry] },
  'menu-empty': {
    title: 'ordering.menuError.empty',
    body: 'ordering.menuError.emptyBody',
    nextSteps: [chooseStore, retry],
  },
} as const satisfies Partial<Record<MenuError | 'offline', ErrorPageRow>>;

/** The errors that a URL without a category cannot have: category-error-page.tsx has their rows. */
type CategoryError = Exclude<MenuError, keyof typeof rows>;
export type CategoryErrorRows = Readonly<Record<CategoryError, ErrorPageRow>>;

export interface MenuErrorPageProps {
  readonly error: MenuError;
  readonly location: ResolvedMenuLocation;
  readonly onRetry: () => void;
  readonly categoryRows?: CategoryErrorRows;
  /** A link to the category that the visitor probably looked for; the other next steps are secondary then. */
  readonly nearest?: ReactElement | undefined;
}
interface NextStepButtonProps extends NextStep, Pick<MenuErrorPageProps, 'location' | 'onRetry'> {
  readonly first: boolean;
}

const NextStepButton = ({ label: id, path, location, first, onRetry }: NextStepButtonProps) => {
  const storePicker = useStorePickerPath();
  const variant = first ? 'primary' : 'secondary';
  const label = <FormattedMessage id={id} values={{ category: location.category?.name ?? '' }} />;
  return path ? (
    <Link to={path(location, storePicker)} className={buttonClass(variant)}>
      {label}
    </Link>
  ) : (
    <Button variant={variant} icon="refresh" onClick={onRetry}>
      {label}
    </Button>
  );
};

/** A menu page that cannot be shown: the reason and the next steps. */
export const MenuErrorPage = ({ error, location, onRetry, categoryRows, nearest }: MenuErrorPageProps) => {
  const offline = useConnection() === 'offline';
  const known: Partial<Record<MenuError | 'offline', ErrorPageRow>> = { ...rows, ...categoryRows };
  const { title, body, nextSteps } =
    known[offline && error === 'menu-failed' ? 'offline' : error] ?? rows['menu-empty'];
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
        actions={
          <>
            {nearest}
            {nextSteps.map((nextStep, index) => (
              <NextStepButton
                key={nextStep.label}
                {...nextStep}
                location={location}
                first={!nearest && index === 0}
                onRetry={onRetry}
              />
            ))}
          </>
        }
      >
        <FormattedMessage id={body} values={values} />
      </State>
    </>
  );
};
