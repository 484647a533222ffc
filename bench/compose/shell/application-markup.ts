import type { RoutedPage } from '@crema/remote-kit/host-services';
import type { Composer } from '../../../host/src/composer/composer.ts';

export type ApplicationMarkup = (composer: Composer, page: RoutedPage, pathname: string) => string;
/** In the browser, the server has written the application's markup. */
export const applicationMarkup: ApplicationMarkup = () => '';
