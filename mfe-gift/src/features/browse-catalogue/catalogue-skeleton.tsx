import { Skeleton } from '@crema/shared-ui';
import list from './design-list.module.css';
import s from './catalogue-page.module.css';

/** The room that the designs are about to take. */
export const DesignsSkeleton = ({ sections = 3 }: { sections?: number }) => (
  <div aria-hidden className={s.sections}>
    {Array.from({ length: sections }, (_, section) => (
      <div key={section}>
        <div className={s.sectionHead}>
          <Skeleton shape="title" />
        </div>
        <div className={list.designs}>
          {Array.from({ length: 4 }, (__, design) => (
            <div key={design} className={list.design}>
              <Skeleton shape="tile" className={s.bone} />
              <Skeleton />
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
);

/** The row of occasions above the designs. */
export const OccasionsSkeleton = () => <Skeleton shape="block" className={s.roomOfOccasions} />;

/** A whole page of it, while the page's own code is fetched. */
export const CatalogueSkeleton = ({ sections }: { sections?: number }) => (
  <div className={s.page}>
    <DesignsSkeleton sections={sections} />
  </div>
);
