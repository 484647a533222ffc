import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, EmptyState, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';

export interface NoMatchesProps {
  readonly onClear: () => void;
  /** The whole menu with the same filter; undefined on the menu's first page. */
  readonly wholeMenu?: string | undefined;
}
/** Nothing of this page matches the filter: a way to other pages, and to the page without the filter. */
export const NoMatches = ({ onClear, wholeMenu }: NoMatchesProps) => (
  <EmptyState
    art={<Illustration name="lost" />}
    title={<FormattedMessage id="ordering.filter.none" />}
    actions={
      <>
        <Button onClick={onClear}>
          <FormattedMessage id="ordering.filter.clear" />
        </Button>
        {wholeMenu !== undefined && (
          <Link to={wholeMenu} className={buttonClass('secondary')}>
            <FormattedMessage id="ordering.filter.wholeMenu" />
          </Link>
        )}
      </>
    }
  >
    <FormattedMessage id="ordering.filter.noneBody" />
  </EmptyState>
);
