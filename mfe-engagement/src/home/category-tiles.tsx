import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Heading, Icon } from '@crema/shared-ui';
import { ArtImage } from '@crema/shared-ui/art-image';
import pictures from './categories.pictures.tsx';
import { categoryLinks } from './category-links.ts';
import s from './category-tiles.module.css';

/** Links to menu categories, each with a picture. */
export const CategoryTiles = () => (
  <section aria-labelledby="home-menu" className={s.section}>
    <div className={s.head}>
      <Heading id="home-menu">
        <FormattedMessage id="home.menu.title" />
      </Heading>
      <Link to="/menu/featured" className={s.featured}>
        <FormattedMessage id="home.menu.featured" />
        <Icon name="arrow-right" size={20} />
      </Link>
    </div>
    <ul role="list" className={s.tiles}>
      {categoryLinks.map(({ id, path, stage }) => (
        <li key={id}>
          <Link to={path} className={s.tile}>
            <ArtImage
              {...pictures[id]}
              sizes="(width < 48rem) 30vw, 13rem"
              backdrop="tile"
              data-stage={stage ?? null}
              className={s.art}
            />
            <span className={s.name}>
              <FormattedMessage id={`home.category.${id}`} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
