-- Which country issued the number of a document, ISO 3166-1 alpha-2: a tax number is one of a country.
alter table document add column issuing_country char(2);
