Feature: What a service knows of an account
  A dapp may name a service that knows what accounts hold. It is asked after the wallet and before the network.

  Background:
    Given the dapp sets "blockchain service" to "fine"
    And the dapp sets "tokens" to "none"

  @S1.1 @S7.4 @S7.6 @S3.1
  Scenario: Tokens that nobody listed are shown, with their worth
    Given a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "12,480.55 SALT"
    And the visitor sees "250.75 KELP"
    And the visitor sees "$250.75"

  @S7.4 @S8.11
  Scenario Outline: While the service is <broken>, the network tells what it can
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
  Scenario Outline: From a service whose answers are <broken> nothing is taken, and it is asked again
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
  Scenario: A service of which nobody knows on what networks it answers is asked for nothing else
    Given the dapp sets "blockchain service" to "failing@supported-chains"
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor sees "Token Balance Unavailable"
    And the visitor sees "ETH"
    When the dapp sets "blockchain service" to "fine"
    And the visitor chooses "Try again"
    Then the visitor sees "250.75 KELP"

  @S7.4
  Scenario: A service that does not have the call has not failed
    Given the dapp sets "blockchain service" to "404@balance"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "10,000"
    And the visitor does not see "Token Balance Unavailable"
    And the visitor does not see "There may be more tokens than these."

  @S7.4
  Scenario: Once the service is back, a visitor who asks sees all of it
    Given the dapp sets "blockchain service" to "failing"
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor sees "Token Balance Unavailable"
    When the dapp sets "blockchain service" to "fine"
    And the visitor chooses "Try again"
    Then the visitor sees "250.75 KELP"
    And the visitor does not see "There may be more tokens than these."

  @S7.4
  Scenario: A service that does not answer keeps nobody waiting
    Given the dapp sets "blockchain service" to "silent"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "ETH"
    And the visitor does not see "Token Balance Unavailable"

  @S7.4
  Scenario: What was sent is gone, whatever the service remembers
    Given a visitor connected with Harbor
    When the visitor reviews "1.5" "KELP" to "a friend"
    And the visitor chooses "Send 1.5 KELP"
    And Harbor approves
    Then the visitor sees "249.25 KELP"

  @S9.5 @S3.9
  Scenario: What was read is good for a while, on the next page too
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
  Scenario: A service that failed is asked again after half a minute
    Given the dapp sets "blockchain service" to "failing"
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor sees "Token Balance Unavailable"
    When the dapp sets "blockchain service" to "fine"
    And 29000 milliseconds pass
    Then the visitor does not see "250.75 KELP"
    When 2000 milliseconds pass
    Then the visitor sees "250.75 KELP"
