import { screen } from '@testing-library/react';

import { aBooking, aDepositClaim } from '@campavia/contracts/testing';
import { renderScreen } from '@campavia/testing';

import { AnswerForm } from './answer-form';

test('of two photos with the same name each is removed alone', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation();
  const { user } = renderScreen(<AnswerForm trip={aBooking()} claim={aDepositClaim()} />);
  const file = () => new File(['x'], 'image.jpg', { type: 'image/jpeg', lastModified: 1 });
  await user.upload(screen.getByLabelText('Add photos', { selector: 'input' }), [file(), file()]);
  const remove = () => screen.getAllByRole('button', { name: /image.jpg/ });
  expect(remove()).toHaveLength(2);
  await user.click(remove()[0] as HTMLElement);
  expect(remove()).toHaveLength(1);
  await user.click(remove()[0] as HTMLElement);
  expect(screen.queryByText('image.jpg')).not.toBeInTheDocument();
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});
