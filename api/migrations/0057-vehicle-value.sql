-- What a vehicle is worth, in minor units of the currency of its camper; null until its owner has told it. Vehicles
-- worth more than the insurances cover are not insured, so their trips are not booked.
alter table vehicle add column value bigint check (value > 0);
