import { Skeleton } from '@crema/shared-ui';
import list from './design-list.module.css';
import s from './catalogue-page.module.css';

/** Placeholders of the designs. */
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

/** Placeholder of the row of occasions. */
export const OccasionsSkeleton = () => <Skeleton shape="block" className={s.roomOfOccasions} />;

/** Placeholders of a whole page while its code loads. */
export const CatalogueSkeleton = ({ sections }: { sections?: number }) => (
  <div className={s.page}>
    <DesignsSkeleton sections={sections} />
  </div>
);
