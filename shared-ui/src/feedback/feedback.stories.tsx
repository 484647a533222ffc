import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../actions/button.tsx';
import { EmptyBagArt } from '../art/places/illustrations.tsx';
import { Cluster, Grid, Stack } from '../layout/stack.tsx';
import { TabNav } from '../navigation/tab-nav.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { Banner } from './banner.tsx';
import { Disclosure } from './disclosure.tsx';
import { EmptyState, ErrorState } from './empty-state.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StoreOpenDot } from './store-open-dot.tsx';
import { Badge, Chip, Tag } from './tag.tsx';
import { Toast, ToastRegion } from './toast.tsx';

export default { title: 'Feedback/Overview' } satisfies Meta;

const notices = ['info', 'success', 'warning', 'error'] as const;
const tones = ['neutral', 'accent', 'highlight', 'success', 'warning', 'danger', 'info'] as const;

export const Notices: StoryObj = {
  render: () => (
    <Stack>
      {notices.map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title={`A notice of tone ${tone}`}
          action={
            <Button variant="quiet" size="small">
              Do something
            </Button>
          }
          onDismiss={() => undefined}
          dismissLabel="Dismiss"
        >
          Said in one calm sentence.
        </Banner>
      ))}
      <ToastRegion label="Notices">
        <Toast tone="success" onDismiss={() => undefined} dismissLabel="Dismiss">
          Flat white is in your cart
        </Toast>
        <Toast tone="error" action={<Button variant="quiet">Undo</Button>}>
          The store has closed
        </Toast>
      </ToastRegion>
    </Stack>
  ),
};

export const Small: StoryObj = {
  render: () => (
    <Stack gap={3}>
      <Cluster>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone} icon="star">
            {tone}
          </Tag>
        ))}
      </Cluster>
      <Cluster>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            12
          </Badge>
        ))}
      </Cluster>
      <Cluster>
        <Chip pressed>Open now</Chip>
        <Chip pressed={false}>Drive-through</Chip>
        <Chip icon="clock">Order again</Chip>
        <Chip disabled>Not here</Chip>
      </Cluster>
      <Cluster gap={3}>
        <StoreOpenDot state="open">Open until 8 pm</StoreOpenDot>
        <StoreOpenDot state="closing">Closes in 20 minutes</StoreOpenDot>
        <StoreOpenDot state="closed">Opens at 6 am</StoreOpenDot>
      </Cluster>
      <Cluster>
        <Spinner label="Loading" size="small" />
        <Spinner label="Loading" />
        <Spinner label="Loading" size="large" />
      </Cluster>
      <ProgressBar label="Stars" value={120} max={300} marks={[60, 150, 200]} valueText="120 of 300 stars" />
      <ProgressBar label="Level" value={80} tone="success" />
      <Tabs
        label="Orders"
        tabs={[
          { id: 'a', label: 'Recent', panel: 'Your last orders' },
          { id: 'b', label: 'Favourites', panel: 'Your favourites' },
        ]}
      />
      <TabNav label="Menu">
        <a href="#drinks" aria-current="page">
          Drinks
        </a>
        <a href="#food">Food</a>
        <a href="#home">At home</a>
      </TabNav>
      <div>
        <Disclosure summary="Allergens" end="Milk" open>
          Contains milk. Made where nuts are handled.
        </Disclosure>
        <Disclosure summary="Nutrition">190 calories</Disclosure>
      </div>
    </Stack>
  ),
};

export const States: StoryObj = {
  render: () => (
    <Grid min="large">
      <EmptyState art={<EmptyBagArt />} title="Your cart is empty" actions={<Button>See the menu</Button>}>
        Your usual is two taps away.
      </EmptyState>
      <ErrorState
        title="We could not reach the bar"
        actions={<Button icon="refresh">Try again</Button>}
        referenceLabel="Reference"
        referenceId="7F3A-21"
      >
        Nothing was charged.
      </ErrorState>
      <Stack gap={1}>
        <Skeleton shape="title" />
        <Skeleton count={3} />
        <Skeleton shape="tile" />
        <Skeleton shape="row" count={2} />
        <Cluster>
          <Skeleton shape="circle" />
          <Skeleton shape="button" />
        </Cluster>
      </Stack>
    </Grid>
  ),
};
