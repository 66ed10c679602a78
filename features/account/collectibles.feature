Feature: The account's collectibles
  A dapp can configure a service for collectibles. They are shown with their images, except for spam.

  Background:
    Given the dapp sets "blockchain service" to "fine"

  @S2.8
  Scenario: NFTs have a separate tab
    Given a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "NFTs"
    Then the visitor sees "Tide Lamp #"
    And the visitor sees "Driftglass"
    And the visitor does not see "Free KELP"

  Scenario: An account without NFTs says so
    Given a visitor connected with Harbor
    And Harbor switches to its account 3
    And the visitor opens the modal
    When the visitor chooses "NFTs"
    Then the visitor sees "No NFTs yet"
    And "Receive funds" can be chosen

  Scenario: Loading NFTs can be retried after a failure
    Given the dapp sets "blockchain service" to "failing@collectibles"
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "NFTs"
    Then the visitor sees "Couldn’t load NFTs"
    When the dapp sets "blockchain service" to "fine"
    And the visitor chooses "Try again"
    Then the visitor sees "Tide Lamp #"
