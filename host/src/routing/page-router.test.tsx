import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageRouter } from './page-router.tsx';

/** Changes the URL while it renders for the first time: nothing listens to the browser’s history yet. */
const Page = () => {
  const { hash } = useLocation();
  useState(() => history.replaceState(null, '', '#pay'));
  return <p>{`The hash is ${hash || 'empty'}.`}</p>;
};

describe('the URL', () => {
  it('that changed while the page was rendered for the first time is followed, CRD-004', async () => {
    history.replaceState(null, '', '/menu');
    render(
      <PageRouter pageAt={() => undefined}>
        <Page />
      </PageRouter>,
    );
    expect(await screen.findByText('The hash is #pay.')).toBeVisible();
  });
});
