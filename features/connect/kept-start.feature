@browser @connects
Feature: Starting with a stored session
  Scenarios about what happens after connecting start with a stored session from an earlier scenario. It has to be the same as
  after connecting themselves.

  @S4.2
  Scenario Outline: A stored session of <wallet> is like a new one
    Given a visitor connected with <wallet>
    Then a visitor who starts with that stored session of <wallet> sees the same

    Examples:
      | wallet    |
      | Harbor    |
      | Lantern   |
      | Northstar |
