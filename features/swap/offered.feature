@core @sandbox
Feature: Where swaps are available
  Swaps are offered if both the site and the network in use support them.

  Background:
    Given the dapp sets "blockchain service" to "fine"

  @S1.5 @S9.9
  Scenario: Swaps are offered on a network that supports them
    Given a visitor connected with Harbor
    When the visitor opens the modal
    Then "Swap" can be chosen

  Scenario: Swaps are not offered on a network that does not support them
    Given a visitor connected with Harbor
    And Harbor switches to "Tidewater"
    When the visitor opens the modal
    Then the visitor sees "Send"
    And the visitor does not see "Swap"

  @S9.9
  Scenario: Swaps are offered on the twelve networks that support them, and no others
    Given the dapp sets "more networks" to "1, 10, 56, 100, 137, 250, 324, 8217, 8453, 42161, 43114, 1313161554, 5, 25, 1284, 59144"
    And a visitor connected with Harbor
    And Harbor switches to "Tidewater"
    And the network is "Tidewater"
    When the dapp opens the Swap screen
    Then the networks to choose from are "Saltmarsh, Network 1, Network 10, Network 56, Network 100, Network 137, Network 250, Network 324, Network 8217, Network 8453, Network 42161, Network 43114, Network 1313161554"

  Scenario: Swaps are not offered on a site that turns them off
    Given the dapp sets "feature swaps" to "no"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "Send"
    And the visitor does not see "Swap"

  Scenario: Swaps are not offered without a service for them
    Given the dapp sets "blockchain service" to "no"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "Send"
    And the visitor does not see "Swap"

  Scenario: A visitor who comes to swaps on a site without a service for them is told so
    Given the dapp sets "blockchain service" to "no"
    And a visitor connected with Harbor
    When the dapp opens the Swap screen
    Then the visitor sees "Swaps aren’t available on Saltmarsh"
    And the visitor does not see "Choose another network"

  @S8.12
  Scenario: Swaps are reported as not supported if the service lacks the call
    Given the dapp sets "blockchain service" to "404@convert-tokens"
    And a visitor connected with Harbor
    When the dapp opens the Swap screen
    Then the visitor sees "Network not supported for Swaps"

  @S8.12
  Scenario: A service without a gas price does not prevent swaps
    Given the dapp sets "blockchain service" to "404@gas-price"
    And a visitor connected with Harbor
    When the dapp opens a swap of "1" "ETH" for "KELP"
    Then the visitor sees "Network not supported for Gas Price"
    And "Review swap" can be chosen
