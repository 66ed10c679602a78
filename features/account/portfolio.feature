Feature: Account data from a service
  A dapp can configure a service for balances. It is asked after the wallet and before the network.

  Background:
    Given the dapp sets "blockchain service" to "fine"
    And the dapp sets "tokens" to "none"

  @S1.1 @S7.4 @S7.6 @S3.1
  Scenario: Unlisted tokens are shown, with their value
    Given a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "12,480.55 SALT"
    And the visitor sees "250.75 KELP"
    And the visitor sees "$250.75"

  @S7.4 @S8.11
  Scenario Outline: While the service is <broken>, balances are read from the network
    Given the dapp sets "blockchain service" to "<broken>"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "Token Balance Unavailable"
    And the visitor sees "There may be more tokens than these."
    And the visitor sees "ETH"
    And the visitor is connected with Harbor

    Examples:
      | broken          |
      | failing         |
      | failing@balance |

  @S7.4 @S8.11 @browser
  Scenario Outline: Answers that are <broken> are ignored, and the service is asked again
    Given the dapp sets "blockchain service" to "<broken>"
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor sees "Token Balance Unavailable"
    And the visitor sees "ETH"
    When the dapp sets "blockchain service" to "fine"
    And the visitor chooses "Try again"
    Then the visitor sees "250.75 KELP"
    And the visitor does not see "There may be more tokens than these."

    Examples:
      | broken      |
      | unshared    |
      | redirecting |
      | endless     |

  @S7.6 @sandbox
  Scenario: A service whose networks cannot be loaded is not used, until a retry succeeds
    Given the dapp sets "blockchain service" to "failing@supported-chains"
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor sees "Token Balance Unavailable"
    And the visitor sees "ETH"
    When the dapp sets "blockchain service" to "fine"
    And the visitor chooses "Try again"
    Then the visitor sees "250.75 KELP"

  @S7.4
  Scenario: A service without balances is not reported as a failure
    Given the dapp sets "blockchain service" to "404@balance"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "10,000"
    And the visitor does not see "Token Balance Unavailable"
    And the visitor does not see "There may be more tokens than these."

  @S7.4
  Scenario: Once the service is back, a retry shows all balances
    Given the dapp sets "blockchain service" to "failing"
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor sees "Token Balance Unavailable"
    When the dapp sets "blockchain service" to "fine"
    And the visitor chooses "Try again"
    Then the visitor sees "250.75 KELP"
    And the visitor does not see "There may be more tokens than these."

  @S7.4
  Scenario: A service that does not answer delays nothing
    Given the dapp sets "blockchain service" to "silent"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "ETH"
    And the visitor does not see "Token Balance Unavailable"

  @S7.4
  Scenario: A sent amount is subtracted despite the service's cache
    Given a visitor connected with Harbor
    When the visitor reviews "1.5" "KELP" to "a friend"
    And the visitor chooses "Send 1.5 KELP"
    And Harbor approves
    Then the visitor sees "249.25 KELP"

  @S9.5 @S3.9
  Scenario: Balances are cached across page loads
    Given a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor sees "250.75 KELP"
    When the dapp sets "blockchain service" to "failing"
    And the visitor reloads the page
    And the visitor is connected with Harbor
    And the visitor opens the modal
    Then the visitor sees "250.75 KELP"
    And the visitor does not see "Token Balance Unavailable"

  @S9.5 @core
  Scenario: A failed service is asked again after half a minute
    Given the dapp sets "blockchain service" to "failing"
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor sees "Token Balance Unavailable"
    When the dapp sets "blockchain service" to "fine"
    And 29000 milliseconds pass
    Then the visitor does not see "250.75 KELP"
    When 2000 milliseconds pass
    Then the visitor sees "250.75 KELP"
